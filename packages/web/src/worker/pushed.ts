/** What a push brought. */
export interface Pushed {
  json(): unknown
}

export interface Shower {
  showNotification(title: string, options: object): Promise<void>
}

/** Every push is shown: a browser takes away what it may not show. */
export async function showPushed(pushed: Pushed | null, registration: Shower): Promise<void> {
  const { title, body, address, tag } = wordsOf(pushed)
  await registration.showNotification(text(title) || '临门', {
    body: text(body),
    tag: text(tag) || 'linmen',
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'zh-CN',
    data: { address: text(address) || '/message/center' },
  })
}

type Words = Partial<Record<'title' | 'body' | 'address' | 'tag', unknown>>

function wordsOf(pushed: Pushed | null): Words {
  try {
    return (pushed?.json() as Words | null | undefined) ?? {}
  } catch {
    return {}
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
