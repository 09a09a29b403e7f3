/** What the address of a group says beside the group: `?add` while dealers are added, `?users`. */
export const groupPart = { adding: 'add', users: 'users' } as const
