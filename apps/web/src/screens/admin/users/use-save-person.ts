import { levelOfHome } from '@marquee/rules/markets'
import { useState } from 'react'
import type { Permission } from '@marquee/rules/access'
import { api, ApiError, useChange } from '../../../api/index.ts'
import type { ChosenMarket } from '../../../widgets/markets/index.ts'
import type { Person } from './answers.ts'
import { formTexts } from './texts.ts'

export interface PersonValues {
  name: string
  email: string
  home: ChosenMarket | null
  permissions: Permission[]
}

interface Saving {
  save: (values: PersonValues) => Promise<void>
  /** The person as somebody else has saved them, after one's own saving was refused for it. */
  meanwhile: Person | undefined
}

/** Invites or changes; a refusal is thrown, for the form to show. */
export function useSavePerson(person: Person | undefined): Saving {
  const [meanwhile, setMeanwhile] = useState<Person>()
  const refreshes = [api.people.search]
  const invite = useChange(api.people.invite, {
    refreshes,
    fails: false,
    says: ({ name, email }) => formTexts.invited(name, email),
  })
  const change = useChange(api.people.change, {
    refreshes,
    fails: false,
    says: ({ name }) => formTexts.changed(name),
  })
  const save = async ({ name, email, home, permissions }: PersonValues) => {
    if (!home) return
    const level = levelOfHome(home.type)
    const details = { name: name.trim(), level, homeMarketKey: home.key, permissions }
    if (!person) {
      await invite.attempt({ body: { ...details, email: email.trim() } })
      return
    }
    const { version } = meanwhile ?? person
    try {
      await change.attempt({ params: { key: String(person.key) }, body: { ...details, version } })
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'person.changed-meanwhile'
      if (isStale) setMeanwhile(await presentState(person))
      throw error
    }
  }
  return { save, meanwhile }
}

async function presentState({ key, email }: Person): Promise<Person | undefined> {
  const { people } = await api.people.search(
    { body: { criteria: { text: email } } },
    { selection: false },
  )
  return people.find((found) => found.key === key)
}
