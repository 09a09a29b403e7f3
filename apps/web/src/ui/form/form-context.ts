import { createContext, useContext, useEffect, useRef } from 'react'
import { createFieldValidators, type FieldValidators, type RemoteRule } from './field-validators.ts'

export interface FormParts {
  /** The fields that are there, with their labels. */
  labels: Map<string, string>
  validators: FieldValidators
}

export const newFormParts = (): FormParts => ({
  labels: new Map(),
  validators: createFieldValidators(),
})

export const FormContext = createContext<FormParts | undefined>(undefined)

function useFormParts(): FormParts {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('A field needs a Form around it.')
  return parts
}

/** Makes a field known to its form for as long as it is there. */
export function useRegistered(
  name: string,
  label: string,
  remote: RemoteRule<never> | undefined,
): FormParts {
  const parts = useFormParts()
  const { labels, validators } = parts
  const latest = useRef(remote)
  useEffect(() => {
    latest.current = remote
  })
  useEffect(() => {
    labels.set(name, label)
    return () => void labels.delete(name)
  }, [labels, name, label])
  const isRemote = remote !== undefined
  useEffect(() => {
    if (!isRemote) return undefined
    return validators.register(name, (value: never) =>
      latest.current ? latest.current(value) : Promise.resolve(undefined),
    )
  }, [validators, name, isRemote])
  return parts
}
