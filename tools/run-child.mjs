import { spawn } from 'node:child_process'

/**
 * Runs a program to its end. When this one has to stop, the other goes first, at once: what it leaves
 * half done is done again. It holds the lock too, in case this one is killed.
 */
export function runChild(program, args, { cwd, env = process.env, lock, failure }) {
  const child = spawn(program, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', lock] })
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  let isStopping = false
  const stop = () => {
    isStopping = true
    child.kill('SIGKILL')
  }
  for (const signal of signals) process.on(signal, stop)
  return new Promise((resolve) => {
    const fail = () => {
      if (!isStopping) console.error(failure)
      process.exit(1)
    }
    child.once('error', fail)
    child.once('exit', (code) => {
      if (code !== 0) fail()
      for (const signal of signals) process.off(signal, stop)
      resolve()
    })
  })
}
