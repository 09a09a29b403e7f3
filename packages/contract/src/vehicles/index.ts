import { z } from 'zod'
import { operations, selection } from '../operation/index.ts'

const VehicleMetadata = z.strictObject({
  make: z.string(),
  model: z.string(),
  years: z.array(z.int()).describe('The model years in which it was sold, newest first'),
})

export const vehicles = operations('vehicles', {
  metadata: {
    method: 'GET',
    path: '/vehicle/metadata',
    summary: "The models and model years of a brand, or of all brands in the caller's scope.",
    access: { anyOf: [], scope: 'scope' },
    query: z.strictObject({ hierarchyId: selection.hierarchyId }),
    reply: {
      status: 200,
      body: z.strictObject({ vehicleMetadataDto: z.array(VehicleMetadata) }),
    },
    failures: {},
    example: {
      query: { hierarchyId: 'HONDA' },
      reply: { vehicleMetadataDto: [{ make: 'Honda', model: 'Element', years: [2004, 2003] }] },
    },
  },
})
