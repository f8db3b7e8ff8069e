/// The kind of source file that a message of a PO file was extracted from.
package enum MessageOrigin: Hashable {
  /// JavaScript or TypeScript.
  case javaScript
  /// C, whose library has no placeholders in braces.
  case c
  /// A document in Mallard, DocBook or other XML, as itstool, xml2po and po4a extract them.
  case document
  /// PHP, whose programs mostly write HTML.
  case php
  /// A different kind of file.
  case other
}
