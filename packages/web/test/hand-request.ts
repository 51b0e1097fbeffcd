/** A request that goes up, answered by hand. */
export class HandRequest {
  static all: HandRequest[] = []
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  timeout = 0
  body: FormData | undefined
  opened = ''
  open(method: string, url: string) {
    this.opened = `${method} ${url}`
  }
  setRequestHeader() {}
  send(body: FormData) {
    this.body = body
    HandRequest.all.push(this)
  }
  abort() {
    this.onabort?.()
  }
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.upload.onload?.()
    this.onload?.()
  }
  /** So many bytes have come; the last of them are not told apart. */
  took(received: number) {
    this.answer(200, { isSuccess: true, code: 1, received })
  }
}
