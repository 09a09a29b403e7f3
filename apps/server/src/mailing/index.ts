export { campaignMessage, messageIdOf, type CampaignMessage } from './campaign-message.painter.ts'
export {
  pieceNames,
  readReturnPath,
  returnPathFor,
  type NamedPiece,
  type PieceNames,
} from './piece-names.load.ts'
export { mailConnections, type MailConnections } from './smtp-connections.gateway.ts'
export { loadSender, type Sender } from './sender.load.ts'
export { domainPaces, type DomainPaces } from './domain-paces.gateway.ts'
