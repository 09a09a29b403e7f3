export { campaignMessage, messageIdOf, type CampaignMessage } from './campaign-message.painter.ts'
export {
  PIECE_NAMES,
  pieceNames,
  readReturnPath,
  returnPathFor,
  type NamedPiece,
  type PieceNames,
} from './piece-names.load.ts'
export { mailConnections, type MailConnections } from './smtp-connections.gateway.ts'
export { dkimOf, keptDkimKey, loadSender, type Sender } from './sender.load.ts'
export { domainPaces, type DomainPaces } from './domain-paces.gateway.ts'
export { readFields, readParts, type Fields, type ReadMessage } from './read-parts.load.ts'
export { serveSmtp, type SmtpPlace, type SmtpPort } from './smtp-port.gateway.ts'
export type { ArrivedEmail, ArrivingEmail } from './smtp-caller.gateway.ts'
export { readWords } from './read-words.load.ts'
