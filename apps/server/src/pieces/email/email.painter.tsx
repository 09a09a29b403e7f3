/** @jsxRuntime automatic */
import { oneLine } from '@marquee/rules/fonts'
import type { EmailDesign, PieceContent } from '@marquee/rules/pieces'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BigPicture } from './designs/big-picture.painter.tsx'
import { CouponSheet } from './designs/coupon-sheet.painter.tsx'
import { Letter } from './designs/letter.painter.tsx'
import { OfferFirst } from './designs/offer-first.painter.tsx'
import { Reminder } from './designs/reminder.painter.tsx'
import { Split } from './designs/split.painter.tsx'
import { Frame } from './frame.painter.tsx'
import { mailOf, type EmailLinks, type Mail } from './mail.painter.ts'
import { plainText } from './plain-text.painter.ts'

export interface Email {
  /** One line each, as headers require. */
  subject: string
  preheader: string
  html: string
  text: string
}

const DESIGNS: Readonly<Record<EmailDesign, ComponentType<{ mail: Mail }>>> = {
  'email-big-picture': BigPicture,
  'email-split': Split,
  'email-letter': Letter,
  'email-coupon-sheet': CouponSheet,
  'email-offer-first': OfferFirst,
  'email-reminder': Reminder,
}

// The one that mail programs know best.
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** React adds these for browsers to load each picture early; mail programs have no use for them. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g

/** A piece as an email: HTML, and the same as plain text. */
export function paintEmail(design: EmailDesign, content: PieceContent, links: EmailLinks): Email {
  const mail = mailOf(content, links)
  const Design = DESIGNS[design]
  const markup = renderToStaticMarkup(
    <Frame mail={mail}>
      <Design mail={mail} />
    </Frame>,
  )
  return {
    subject: oneLine(mail.texts.subject),
    preheader: oneLine(mail.texts.preheader),
    html: DOCTYPE + markup.replaceAll(PRELOADS, ''),
    text: plainText(mail, design),
  }
}
