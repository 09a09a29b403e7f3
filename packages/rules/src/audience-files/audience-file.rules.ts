/** The states of a hand-over that an audience file has: a person takes it, and no folder. */
export const AUDIENCE_FILE_STATES = ['making', 'ready', 'handed-over'] as const

export type AudienceFileState = (typeof AUDIENCE_FILE_STATES)[number]
