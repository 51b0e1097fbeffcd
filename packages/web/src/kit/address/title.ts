import { useEffect } from 'react'

/** The page's own title. Every change of page resets it to the product's. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
