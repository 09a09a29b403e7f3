export const shellTexts = {
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  home: 'Home',
  admin: 'Admin',
  manage: 'Manage',
  person: (name: string) => `Account of ${name}`,
  worksAt: (level: string, home: string | undefined) => (home ? `${level} · ${home}` : level),
  appearance: 'Appearance',
  signOut: 'Sign out',
  changingTo: (name: string) => `Switching to ${name}…`,
} as const
