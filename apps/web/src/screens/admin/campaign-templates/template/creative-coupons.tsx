import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { DefaultCouponsField } from './default-coupons-field.tsx'
import { raisedCount, type CreativeName } from './step-creatives.rules.ts'
import { couponTexts as texts } from './texts.ts'
import { useCreatives } from './use-creatives.ts'

interface CreativeCouponsProps {
  form: UseFormReturn<TemplateValues>
  name: CreativeName
}

/** The coupons that a creative begins with; its step gets as many as are chosen. */
export const CreativeCoupons = memo(function CreativeCoupons({ form, name }: CreativeCouponsProps) {
  const { control, getValues, setValue } = form
  const [said, setSaid] = useState('')
  const [brand, key] = useWatch({
    control,
    name: ['hierarchyId', `${name}.creativeTemplateKey`],
  })
  const { creatives } = useCreatives(brand)
  const most = creatives.find((one) => one.key === key)?.maxAttachments
  const raise = () => {
    const raised = raisedCount(getValues(), Number(name.split('.')[1]), most)
    setSaid(raised ? texts.raised(raised.number, raised.count) : '')
    if (!raised) return
    setValue(`${raised.name}.targetAttachmentCount`, raised.count, { shouldDirty: true })
  }
  return (
    <Box>
      <DefaultCouponsField
        control={control}
        name={`${name}.defaultCoupons`}
        label={texts.defaults}
        hint={texts.defaultsHint}
        onChosen={raise}
      />
      <Typography role="status" variant="body2" sx={{ mt: 1, '&:empty': { display: 'none' } }}>
        {said}
      </Typography>
    </Box>
  )
})
