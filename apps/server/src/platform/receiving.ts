import type { OperationShape } from '@marquee/contract/operation'
import { takeFile, type IncomingFile, type Taken } from './uploads/index.ts'
import { Pause, type PausingUseCase } from './use-case.ts'

/** Receives a file before the rest of a call. No transaction is open meanwhile: a slow connection keeps none waiting. */
export const receiving = <Op extends OperationShape>(
  file: IncomingFile,
  goOn: (taken: Taken) => PausingUseCase<Op>,
): Pause<Op> => new Pause<Op>(async () => goOn(await takeFile(file)))
