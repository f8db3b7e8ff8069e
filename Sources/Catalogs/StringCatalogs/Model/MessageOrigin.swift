/// The kind of source file that a message of a PO file was extracted from.
package enum MessageOrigin: Hashable {
  /// JavaScript or TypeScript.
  case javaScript
  /// C, whose standard library has no placeholders in braces.
  case c
  /// A document in Mallard, DocBook or other XML; itstool, xml2po or po4a extracts its strings.
  case document
  /// PHP; most PHP programs output HTML.
  case php
  /// A different kind of file.
  case other
}
