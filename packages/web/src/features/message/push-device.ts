/** How a push service and the house know a browser. */
export interface Subscribed {
  readonly address: string
  readonly key: string
  readonly secret: string
}

/** The worker that would be told; null where this browser keeps none or cannot be told anything. */
async function pushWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}

const subscription = async () => (await pushWorker())?.pushManager.getSubscription() ?? null

export const deviceIsOn = async (): Promise<boolean> => (await subscription()) !== null

/** Subscribes this browser with the key of the house. */
export async function turnOn(publicKey: string): Promise<Subscribed | 'unsupported' | 'failed'> {
  const worker = await pushWorker()
  if (!worker) return 'unsupported'
  const made = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
    .catch(() => null)
  const { endpoint: address, keys } = made?.toJSON() ?? {}
  const { p256dh: key, auth: secret } = keys ?? {}
  return address && key && secret ? { address, key, secret } : 'failed'
}

/** Which address is not told anything any more; null where none was. */
export async function turnOff(): Promise<string | null> {
  const made = await subscription()
  await made?.unsubscribe()
  return made?.endpoint ?? null
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
