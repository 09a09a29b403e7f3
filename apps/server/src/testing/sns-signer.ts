import { sign } from 'node:crypto'
/** Only for tests: it signs as Amazon does, and its key is no secret. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQDcvQTfvkfFXioz
/K7BDCWzDf5H68C2gZhdaLwE39Kcfzc7OpHbXaat26S2Mv57XYR9+2uVZYmj2Wk7
Q30eyJ+9q28zsnxIs8a3wZm+xsp8cQ+LwXR9V3zMu8glsgV2KDga6zaY7h11SSZy
liXKbDDs83ah8ppjQKDbfB1dAzX5DmudCoikj5lLXHaO/2HW2lg/Q1UfEWHF4EaN
QGYQ/NCtWtj+vUoiulBzB6qnbkuHqjcnwGd9QmG3c8R52Sda1r3UWMG2d5681RKi
hIMX3E4/ZRrZ7GdLqF3Q4j8l387ABrl6hmMi9hsGr29mQiyZ247dPasLZnDK0jWQ
Fzs7CeN1AgMBAAECggEAQLNQvepOrC29Lg7HBEO0uyaDXX5fNr+Gsv5zefRHDeMG
A+DXhtaM+BHU1ijdSbiwEKNEtf4UmYes3heakY7Zr6UTy7Hp1v+G5C6li3NGP7J+
DYdPRzwBExuJf28ORcNlKpK+JpZI4StnTxfujMYokxOLts1e7m+vlpXrH2vFArJp
Ysmw0UCpjp9UB03ytzx0gifpYBpq86pqFHB+mXIgt/inP08iGYDrwmtbgltq+GHS
G65MTkogSqmnWId5UvaPt52hzVw9i3AKcZ9hbBSpywl90gDnqSg1CEDaSaNCMAop
V8sgq+Wdt/Pap1CmXVPOz85dmDjxfmD+BH7jTAZvAwKBgQD39E4qsr24at1+WpqX
G7Dqs57DOW+jFgBtsREh0UvlmS5hcJ4tO4l0ZyY4BVqUTsMgmY1NkQOTYw+wK9Vh
A+AVQ/OTfTzEPzh0Q5uFgGpDHpcTQWnOTKzPwkviFDHRb+t7VsKiCBVpVzXYx8O0
GFa22Tw02zOwtJytfRaCQplxXwKBgQDj5qMysYTCVb1PXc6PL01VY6gzdqmuIlOD
Zc1eK4tw+KK9KUXlGipVJgvQf0S/QRn2i2wX3o2SlP/sDjjYAwUYd2BUqiWUH4Rn
0MhkjfL0Z0QiFSwQn2evgD75ELnmNrUpVlcMbx5tvPehmRzWLg0fBpGZLSwtaIq5
XrhOzCh3qwKBgQDnO0jOHuQ4oEgwtlPmSWeiaKHNE7odT75UjUUZ0XJDCqgrLHgG
XLhh+nO02KFRH2Zu92PEC1FXWJFfzHDwSUnm6viy+Z76sK54FjhptojiURu4VE9U
mUKreVmE2ypeU046Nn3J11oIY9EOebTzNaNgX5P7AtTgnH5kd/vOvEcWZwKBgF0p
HLFOS7y9G8PjztpNNcmgEVPoP/iE46qk5MyH9Fpb6Pp2crHyfjeMc+vo+otL63cT
Cz6+pRS0f+FY9vemVGDp+6DgZLgmIhPmDuS7+gLaa8ma6gZpgxME07kwky1+U5Pw
TWkxyziEtJ2EX3tWG9sA7me1RYfSYlLgW2sqnag9AoGBAI9XsmQx1AyDa0omwfiJ
1btWj7qUlU13BBzzWpVrSbow/z8rq9iULR+r+WK7/GWrV47SYd0V7R8pLmP1x5Qm
ICzs7nhzjj/IFTobI7v9aYSLwIMxe2WpmHUctaNVz0ItDyNHH9miyh6pbKlaQRko
5aGm+qufNei0xgAgLtvzO5q6
-----END PRIVATE KEY-----
`

export const SNS_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDGzCCAgOgAwIBAgIUa/DAI+DZ30phyuzS7rb1GZc9rfQwDQYJKoZIhvcNAQEL
BQAwHDEaMBgGA1UEAwwRc25zLmFtYXpvbmF3cy5jb20wIBcNMjYxMTI3MjAyMDQ5
WhgPMjEyNjExMDMyMDIwNDlaMBwxGjAYBgNVBAMMEXNucy5hbWF6b25hd3MuY29t
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3L0E375HxV4qM/yuwQwl
sw3+R+vAtoGYXWi8BN/SnH83OzqR212mrduktjL+e12EfftrlWWJo9lpO0N9Hsif
vatvM7J8SLPGt8GZvsbKfHEPi8F0fVd8zLvIJbIFdig4Gus2mO4ddUkmcpYlymww
7PN2ofKaY0Cg23wdXQM1+Q5rnQqIpI+ZS1x2jv9h1tpYP0NVHxFhxeBGjUBmEPzQ
rVrY/r1KIrpQcweqp25Lh6o3J8BnfUJht3PEedknWta91FjBtneevNUSooSDF9xO
P2Ua2exnS6hd0OI/Jd/OwAa5eoZjIvYbBq9vZkIsmduO3T2rC2ZwytI1kBc7Ownj
dQIDAQABo1MwUTAdBgNVHQ4EFgQUz/ytYVPYs3Gom5vCF9SbjwZUdBIwHwYDVR0j
BBgwFoAUz/ytYVPYs3Gom5vCF9SbjwZUdBIwDwYDVR0TAQH/BAUwAwEB/zANBgkq
hkiG9w0BAQsFAAOCAQEA1u4EOglmCzsR48oraj9FwyRd86F9U3qhcWwNEi9dAqFH
GvFNiLRQZBMa3c23GdeCScioz1P5vaKCXhODK2z2BnB+gsomUCZCStNbOHAQ/aai
PCw3H8graht4PDvQm50Mvu7dNYPdsZ7dKFB0/+ppDJK0yv1TuIVl8qOZcdJekGkw
QYnx/BcWLzxFeu5GyLDIDT7ZDTUEFsbtLHamhvMBRft2U4/3oYIa6Kp8N4poR6MB
vWyD9b+Kksy3r1FJfptOqBMEaxNByl/OZ3oWQeujn3v3I6XU58vW2+Sg/YqkgQuE
7sXbeTWMpCNWQ+81fav6oY7GCpxJNYaOi3aiWQfN5A==
-----END CERTIFICATE-----
`

const SIGNED = [
  'Message',
  'MessageId',
  'Subject',
  'SubscribeURL',
  'Timestamp',
  'Token',
  'TopicArn',
  'Type',
]

/** An envelope of SNS with its signature: of these fields, each below its name. */
export function snsSigned(envelope: Readonly<Record<string, string>>): object {
  const text = SIGNED.filter((name) => name in envelope)
    .map((name) => `${name}\n${envelope[name]}\n`)
    .join('')
  const Signature = sign('sha256', Buffer.from(text), KEY).toString('base64')
  return { ...envelope, SignatureVersion: '2', Signature }
}
