export function Page() {
  return <p>页面出错了，请稍后再试</p>
}
