export function Page() {
  return <p>此页面不能在其他网站中打开</p>
}
