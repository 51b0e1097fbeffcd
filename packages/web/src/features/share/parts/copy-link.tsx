import { notices } from '#kit/notices.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { share } from '#ui/icon/page.ts'
import { copyText } from '#features/share/copy-text.ts'

/** Passes on the page that is open: its address goes to the clipboard. */
export function CopyLink() {
  const copy = async () => {
    const copied = await copyText(location.href)
    notices.toast(copied ? '链接已复制' : '复制失败，请从地址栏复制')
  }
  return <IconButton glyph={share} label="复制链接" onClick={() => void copy()} />
}
