import type ts from 'typescript'
import type { Project } from './project.ts'
import { lineOf, sourcesOf, type Source } from './source.ts'

export interface Finding {
  file: string
  line: number
  says: string
}

/** All that a rule looks at. */
export interface House {
  project: Project
  sources: readonly Source[]
}

export interface HouseRule {
  name: string
  /** Why it is held, in one line: what a person reads who breaks it. */
  why: string
  findings: (house: House) => Finding[]
}

export const houseOf = (project: Project): House => ({ project, sources: sourcesOf(project) })

export const at = (source: Source, node: ts.Node, says: string): Finding => ({
  file: source.path,
  line: lineOf(node),
  says,
})

export const whole = (file: string, says: string): Finding => ({ file, line: 1, says })
