import type { TemplateType } from '../templates/index.ts'

/** How long a campaign may run: what is made to run until it is canceled may also run once. */
export const cadencesOf = (type: TemplateType): readonly TemplateType[] =>
  type === 'SUBSCRIPTION' ? ['SUBSCRIPTION', 'STANDARD'] : ['STANDARD']
