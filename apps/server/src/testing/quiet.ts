const say = () => {}

/** For programs that a test starts: what they would tell an operator interests nobody here. */
export const quiet = { debug: say, info: say, warn: say, error: say }
