import { createContext } from 'react'

/** Of the program that served the page, for people who report something. */
export const VersionContext = createContext('')
