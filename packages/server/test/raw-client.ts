import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A client that may say anything. */
export interface RawClient {
  readonly socket: Socket
  /** Everything heard once the other side has closed. */
  readonly heard: Promise<string>
}

export async function rawClient(base: string, text = ''): Promise<RawClient> {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  let said = ''
  socket.on('data', (piece) => (said += piece.toString('latin1')))
  socket.on('error', () => {})
  const heard = new Promise<string>((resolve) => socket.once('close', () => resolve(said)))
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return { socket, heard }
}

/** The head of a request for a socket. */
export const upgradeTo = (path: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')
