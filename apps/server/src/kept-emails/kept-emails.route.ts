import { keptEmails } from '@marquee/contract/kept-emails'
import { bind } from '../platform/use-case.ts'
import { readKeptEmail, searchKeptEmails } from './read-kept-emails.use-case.ts'

export const keptEmailsRoutes = bind(keptEmails, { search: searchKeptEmails, read: readKeptEmail })
