import { spawn } from 'node:child_process'

/** Runs a program to its end, and takes it along when this one has to stop. */
export function runChild(program, args, { cwd, env = process.env, failure }) {
  const child = spawn(program, args, { cwd, env, stdio: 'inherit' })
  const stop = (signal) => {
    child.kill(signal)
    process.exit(1)
  }
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  return new Promise((resolve) => {
    const fail = () => {
      console.error(failure)
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
