import { useState } from 'react'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Creative } from '../answers.ts'
import { CreativeForm } from './creative.form.tsx'
import { blankCreative, valuesOf } from './creative-values.rules.ts'

interface NewCreativeProps {
  copied: Creative | undefined
  hosts: readonly string[]
}

export function NewCreative({ copied, hosts }: NewCreativeProps) {
  const { selectedHierarchy, hierarchies } = useUserState()
  const brand = selectedHierarchy ?? hierarchies[0]
  const [initial] = useState(() => (copied ? valuesOf(copied) : blankCreative(brand?.id ?? '')))
  return <CreativeForm initial={initial} hosts={hosts} creative={undefined} />
}
