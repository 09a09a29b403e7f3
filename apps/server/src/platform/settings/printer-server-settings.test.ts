import { describe, expect, test } from 'vitest'
import { readSettings } from './index.ts'

describe('the server of a printer', () => {
  const hostKey = `SHA256:${'A'.repeat(43)}`
  const PRINT_SFTP = 'sftp://mar%40quee:ge%3Aheim@sftp.printer.example.com/incoming/'

  test('is read from its address, and signs this program in by a password or a key', () => {
    const there = { host: 'sftp.printer.example.com', port: 22, user: 'mar@quee' }
    expect(readSettings({ PRINT_SFTP, PRINT_SFTP_HOST_KEY: hostKey }).printServer).toEqual({
      ...there,
      password: 'ge:heim',
      keyFile: undefined,
      hostKeys: [hostKey],
      folder: '/incoming',
    })
    const byKey = readSettings({
      PRINT_SFTP: 'sftp://mar%40quee@sftp.printer.example.com:2222',
      PRINT_SFTP_HOST_KEY: `${hostKey}, ${hostKey}`,
      PRINT_SFTP_KEY: '/etc/marquee/printer.key',
    })
    expect(byKey.printServer).toEqual({
      ...there,
      port: 2222,
      password: undefined,
      keyFile: '/etc/marquee/printer.key',
      hostKeys: [hostKey, hostKey],
      folder: '/',
    })
  })

  test.each([
    [{ PRINT_SFTP }, 'PRINT_SFTP_HOST_KEY is not set: PRINT_SFTP needs it'],
    [
      { PRINT_SFTP: 'sftp://marquee@printer.example.com', PRINT_SFTP_HOST_KEY: hostKey },
      'PRINT_SFTP_KEY is not set, and PRINT_SFTP has no password: set one of them',
    ],
    [
      { PRINT_SFTP, PRINT_SFTP_HOST_KEY: hostKey, PRINT_FOLDER: '/srv/print' },
      'PRINT_FOLDER is set although PRINT_SFTP is: keep one of them',
    ],
    [{ PRINT_SFTP_HOST_KEY: hostKey }, 'PRINT_SFTP is not set although PRINT_SFTP_HOST_KEY is'],
    [
      { PRINT_SFTP: 'ftp://printer.example.com', PRINT_SFTP_HOST_KEY: hostKey },
      'PRINT_SFTP is not usable: use an address such as sftp://marquee@sftp.printer.example.com:22/incoming',
    ],
    [
      { PRINT_SFTP, PRINT_SFTP_HOST_KEY: 'MD5:1a:2b' },
      'PRINT_SFTP_HOST_KEY is "MD5:1a:2b": use the fingerprint as ssh-keygen -l shows it',
    ],
  ])('%j is refused: %s', (env, mistake) => {
    expect(() => readSettings(env)).toThrow(mistake)
  })
})
