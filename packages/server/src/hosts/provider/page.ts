import { guests } from './guests.ts'

/** Who comes in by this app. */
export function doorPage(app: string, url: URL): string {
  const links = guests.map(({ uid, name }) => {
    const address = new URL(url)
    address.searchParams.set('guest', uid)
    const href = escaped(`${address.pathname}${address.search}`)
    return `<a href="${href}">${escaped(name)}</a>`
  })
  return page(`本地${app}登录`, `<p>选择以谁的身份进入（演示数据）</p>${links.join('')}`)
}

/** The doors there are. */
export const startPage = (product: string): string =>
  page(
    '本地渠道应用',
    `<p>演示数据：在这里以各个应用的身份打开产品</p>
<a href="/shopping/open">购物应用</a>
<a href="${escaped(product)}/?host=microblog#/login">微博应用</a>
<a href="${escaped(product)}/?host=weather#/login">天气应用</a>`,
  )

const page = (
  title: string,
  body: string,
) => `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui,"PingFang SC",sans-serif;max-width:480px;margin:24px auto;padding:0 16px}
a{display:block;padding:14px 16px;margin:10px 0;border:1px solid #8888;border-radius:12px;color:inherit;text-decoration:none}</style>
<h1>${title}</h1>${body}</html>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
