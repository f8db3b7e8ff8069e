import LanguageTags

extension LanguagePaths {
  /// Creates the paths in Android's resource folders.
  init(ofAndroid catalog: PortableCatalog, file: String, losses: inout [ConversionLoss]) {
    var paths: [LanguageTag: String] = [:]
    for tag in catalog.languages {
      if tag == catalog.sourceLanguage {
        paths[tag] = "values/" + file
        continue
      }
      let folder = Self.androidFolders(tag).first { LanguageFolder($0)?.language?.tag == tag }
      guard let folder, !paths.values.contains(folder + "/" + file) else {
        losses += Self.losses(tag, catalog)
        continue
      }
      paths[tag] = folder + "/" + file
    }
    self.init(name: file, paths: paths)
  }

  /// Returns the possible folder names for a language, most common first.
  private static func androidFolders(_ tag: LanguageTag) -> [String] {
    // Android still uses the former codes of these languages.
    let old = ["he": "iw", "id": "in", "yi": "ji"][tag.language] ?? tag.language
    let subtags = [old] + tag.description.split(separator: "-").dropFirst().map { String($0) }
    var folders: [String] = []
    if subtags.count == 1 { folders.append("values-" + old) }
    if subtags.count == 2, let region = tag.region, region.utf8.count == 2 {
      folders.append("values-\(old)-r\(region)")
    }
    return folders + ["values-b+" + subtags.joined(separator: "+")]
  }
}
