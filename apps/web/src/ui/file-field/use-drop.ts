import { useEffect, useState, type DragEvent } from 'react'

/** Takes the first file that is dropped on an element, where there is somebody to take it. */
export function useDrop(onFile: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  useEffect(stayOnThePage, [])
  return {
    isOver: isOver && onFile !== undefined,
    handlers: {
      onDragOver: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ dataTransfer }: DragEvent) => {
        setOver(false)
        const [file] = dataTransfer.files
        if (file) onFile?.(file)
      },
    },
  }
}

/** A browser opens what is dropped beside the place for it, and what was typed is gone. */
function stayOnThePage(): () => void {
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('dragover', stay)
  window.addEventListener('drop', stay)
  return () => {
    window.removeEventListener('dragover', stay)
    window.removeEventListener('drop', stay)
  }
}
