export const shellTexts = {
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  home: 'Home',
  admin: 'Admin',
  manage: 'Manage',
  person: (name: string) => `Account of ${name}`,
  /** With the initials that are seen, by which a person who speaks to the screen may call it. */
  personButton: (name: string, initials: string) => `Account of ${name} (${initials})`,
  notices: (unread: number) => (unread > 0 ? `Notices, ${unread} unread` : 'Notices'),
  worksAt: (level: string, home: string | undefined) => (home ? `${level} · ${home}` : level),
  appearance: 'Appearance',
  signOut: 'Sign out',
  changingTo: (name: string) => `Switching to ${name}…`,
} as const
