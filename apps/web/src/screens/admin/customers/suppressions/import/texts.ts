import { accessTexts } from '@marquee/rules/access'
import { fileReasons } from '@marquee/rules/csv'
import { MOST_SUPPRESSIONS_IN_FILE } from '@marquee/rules/customers'
import { tableRequirements } from '../../../../../ui/file-import/index.ts'
import { figure } from '../../texts.ts'

export const texts = {
  title: 'Suppressions from a file',
  back: 'Suppression list',
  intro:
    'People who asked elsewhere for nothing more, as another program keeps them. They hold for the selected market and every market below, whatever is imported later.',
  label: 'File of suppressions',
  requirements: [...tableRequirements, `${figure(MOST_SUPPRESSIONS_IN_FILE)} lines at most`],
  rules: [
    'A line for each person: their email, or their last name, street address and ZIP code, or both.',
    'A list of emails alone is enough: no more emails are sent to them.',
    '“Nothing by” says Email, Mail, or Email and mail. Where it is blank, an email alone stops emails, and an address stops both.',
    '“Why” says They asked for it, They complained, Their emails bounce, or Their mail is returned. Blank is the first of them.',
    'Only codes that cannot be read back are stored; the file is not kept.',
  ],
  templateName: 'suppressions-template.csv',
  toList: 'See the suppression list',
} as const

/** Why a file cannot be imported. */
export const reasons = { ...accessTexts, ...fileReasons }

export const trialTexts = {
  holdsAt: (place: string) => `It holds for ${place} and every market below.`,
  nothing: 'Nothing changes: all people in this file are on the list already.',
  person: 'Person',
  noName: 'No name',
  downloadName: 'suppressions-to-correct.csv',
} as const
