export { AudienceBreakdown, AudienceSearchRequest, AudienceSelection } from './schemas.ts'
