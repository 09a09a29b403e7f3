import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FieldGrid } from '../../../../ui/form/index.ts'
import { CouponTextField } from './coupon-text-field.tsx'
import { DefaultCouponsField } from './default-coupons-field.tsx'
import { Part, type PaneProps } from './parts.tsx'
import { couponTexts as texts, creativeTexts } from './step-texts.ts'
import { useCreatives } from './use-creatives.ts'

export function CouponsPane({ form }: PaneProps) {
  const { control } = form
  const { fields } = useFieldArray({ control, name: 'creativeTemplates' })
  const { nameOf } = useCreatives(useWatch({ control, name: 'hierarchyId' }))
  return (
    <>
      <Part isFirst title={texts.texts} hint={texts.textsHint}>
        <FieldGrid>
          <CouponTextField control={control} name="couponTexts.body" label={texts.body} />
          <CouponTextField control={control} name="couponTexts.bullets" label={texts.bullets} />
        </FieldGrid>
      </Part>
      <Part title={texts.defaults} hint={texts.defaultsHint}>
        {fields.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{texts.noCreatives}</Typography>
        )}
        <Box sx={{ display: 'grid', gap: 5 }}>
          {fields.map(({ id, name, creativeTemplateKey, stepNumber }, at) => (
            <DefaultCouponsField
              key={id}
              control={control}
              name={`creativeTemplates.${at}.defaultCoupons`}
              label={creativeTexts.title(stepNumber, name || nameOf(creativeTemplateKey))}
            />
          ))}
        </Box>
      </Part>
    </>
  )
}
