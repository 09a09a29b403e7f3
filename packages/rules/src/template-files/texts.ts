import { MOST_TEMPLATE_FILE_BYTES } from './file.rules.ts'

const MEGABYTE = 1_048_576

/** What is wrong with a file of templates as a whole. */
export const templateFileReasons = {
  'template-file.too-large': `This is larger than ${MOST_TEMPLATE_FILE_BYTES / MEGABYTE} MB. Choose fewer templates.`,
  'template-file.not-one':
    'This is not a file of templates, or it was changed since it was saved. Nothing was changed.',
  'template-file.newer':
    'This file was saved by a newer version of the product. Update this one first.',
  'template-file.changed-meanwhile':
    'Something here was changed since the file was tried. Nothing was imported. Try the file again.',
  'template-file.nothing-usable':
    'None of these templates can be imported. Nothing was changed. Below stands why.',
} as const

export const templateFileTexts = {
  couponsDenied: 'You may not make coupons for a whole brand. Somebody who may has to import it.',
  pictureMissing: 'Its picture is not in the file.',
  notInFile: 'Something that it is made of is not in the file.',
  needs: (name: string) => `It needs “${name}”, which is refused.`,
  model: (model: string, problem: string) => `Analytical model “${model}”: ${problem}`,
  hasDraft:
    'A template of this name has a draft here that differs. Publish or discard that draft first.',
} as const
