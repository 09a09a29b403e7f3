import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'

/** An empty page of ours, which may have styles of its own, as an email does, and no script at all. */
const EMPTY = '/email-frame.html'

interface EmailFrameProps {
  html: string
  title: string
  width: number
}

/** An email as mail programs show it; nothing in it runs, and no link leads out of the frame. */
export function EmailFrame({ html, title, width }: EmailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    const page = isOpen ? frame.current?.contentDocument : undefined
    if (!page) return undefined
    page.documentElement.innerHTML = insideOf(html)
    const measure = () => setHeight(page.body.scrollHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(page.body)
    return () => observer.disconnect()
  }, [html, isOpen])

  return (
    <Box
      ref={frame}
      component="iframe"
      title={title}
      src={EMPTY}
      width={width}
      // Ours, so that the email can be put in from here; without scripts it can do nothing with that.
      sandbox="allow-same-origin"
      onLoad={() => setIsOpen(true)}
      sx={{
        display: 'block',
        maxWidth: '100%',
        height: height ?? '70dvh',
        mx: 'auto',
        border: 1,
        borderColor: 'divider',
      }}
    />
  )
}

/** Head and body, without what is around them: the frame's page has that already. */
const insideOf = (html: string) =>
  html.replace(/^[\s\S]*?<html[^>]*>/, '').replace(/<\/html>\s*$/, '')
