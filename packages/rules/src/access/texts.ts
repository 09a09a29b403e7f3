export const accessTexts = {
  'access.denied': 'Your account does not have the permission for this. Ask your administrator.',
  'access.unknown-person':
    'You are signed in, but nobody has invited this account yet. Ask your administrator.',
  'access.no-address':
    'You are signed in, but your sign-in provider does not say which email address is yours, so your invitation could not be found. Ask your administrator.',
  'access.deactivated': 'This account has been deactivated. Ask your administrator.',
} as const
