export { createDkimKey, dkimRecord, dkimSigner } from '../dkim.painter.ts'
