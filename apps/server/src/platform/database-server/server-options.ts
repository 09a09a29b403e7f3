/** throwaway forgets on a power cut what it has answered; for tests only. */
export type Tuning = 'durable' | 'throwaway'

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_permissions=0700',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_line_prefix=',
  'log_checkpoints=off',
  // Errors go to the client that caused them; their texts and statements may quote personal data.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  // Compiling costs more than it saves on short queries.
  'jit=off',
]

const THROWAWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export function serverOptions(
  port: number,
  tuning: Tuning,
  socketFolder: string | undefined,
): string[] {
  const settings = tuning === 'throwaway' ? [...SETTINGS, ...THROWAWAY] : SETTINGS
  const all = [...settings, `unix_socket_directories=${socketFolder ?? ''}`]
  return ['-p', String(port), ...all.flatMap((setting) => ['-c', setting])]
}
