import { freeCodes, sameCode } from '@marquee/rules/templates'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { useLeaving } from './leaving.ts'
import type { CreativeName } from './step-creatives.rules.ts'
import { creativeTexts as texts } from './texts.ts'
import { useTakenCodes } from './use-taken-codes.ts'

interface CodeTakenProps {
  form: UseFormReturn<TemplateValues>
  name: CreativeName
  part: 'creativeCode' | 'letterCode'
}

const KINDS = { creativeCode: 'CREATIVE', letterCode: 'LETTER' } as const

/** Says below a code that another creative of the brand has it, and offers the next one that is free. */
export function CodeTaken({ form, name, part }: CodeTakenProps) {
  const { control, setValue } = form
  const [brand, all] = useWatch({ control, name: ['hierarchyId', 'creativeTemplates'] })
  const { templateKey } = useLeaving()
  const { taken } = useTakenCodes(brand, templateKey)
  const at = Number(name.split('.')[1])
  const code = all[at]?.[part].trim() ?? ''
  const others = all.filter((_, other) => other !== at).map((one) => sameCode(one[part]))
  const isTaken = new Set([...taken[KINDS[part]], ...others])
  if (code === '' || !isTaken.has(sameCode(code))) return null
  const free = freeCodes(isTaken)(code)
  const use = () => setValue(`${name}.${part}`, free, { shouldDirty: true, shouldValidate: true })
  return (
    <Typography role="status" variant="body2" sx={{ mt: 1 }}>
      {texts.codeTaken}{' '}
      <Button size="small" onClick={use}>
        {texts.takeCode(free)}
      </Button>
    </Typography>
  )
}
