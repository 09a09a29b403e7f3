const log = () => {}

/** For programs that a test starts: what they would tell an operator interests nobody here. */
export const quiet = { debug: log, info: log, warn: log, error: log }
