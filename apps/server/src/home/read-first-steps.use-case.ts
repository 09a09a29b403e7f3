import type { home } from '@marquee/contract/home'
import { accept } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { firstStepsView } from './first-steps.view.ts'

export const readFirstSteps: UseCase<typeof home.firstSteps> = async ({ person, use }) =>
  accept({ counts: await use(firstStepsView).counts(person.key) })
