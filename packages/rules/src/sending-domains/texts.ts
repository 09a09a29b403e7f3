export const sendingDomainReasons = {
  'sending-domain.not-whole-brand':
    'Only people whose home is a whole brand set up its sending domain and its daily cap. Ask the national office.',
  'sending-domain.not-a-domain':
    'This is not a domain. Use letters, digits, hyphens and dots, such as mail.example.com.',
  'sending-domain.taken':
    'Another brand sends by this domain. Each brand has its own, so that none pays for complaints about another.',
} as const
