import { notOurs, type Chapter } from './row.ts'

const NONE = 'There is no WebRTC.'

export const WEBRTC: Chapter = {
  title: 'WebRTC',
  rows: [
    notOurs('17.1.1', 2, 'TURN reaches no reserved addresses', NONE),
    notOurs('17.2.1', 2, 'The DTLS key is protected', NONE),
    notOurs('17.2.2', 2, 'Strong DTLS suites', NONE),
    notOurs('17.2.3', 2, 'SRTP is authenticated', NONE),
    notOurs('17.2.4', 2, 'Malformed SRTP does no harm', NONE),
    notOurs('17.3.1', 2, 'Signaling stands a flood', NONE),
    notOurs('17.3.2', 2, 'Malformed signaling does no harm', NONE),
  ],
}
