/** The program cannot start; the message says in one line what a person can do about it. */
export class StartError extends Error {
  override name = 'StartError'
}
